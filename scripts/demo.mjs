// The sample centre never touches a real one: its own folder, unless another is named, and never the database of DATABASE_URL.
process.env.DEMO = '1';
process.env.DATA_DIR ||= 'demo-data';
delete process.env.DATABASE_URL;
await import('./start.mjs');
