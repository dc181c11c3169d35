export function keepBuiltIns<Loaded>(load: () => Promise<Loaded>): Promise<Loaded>;
