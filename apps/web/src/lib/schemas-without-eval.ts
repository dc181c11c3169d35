import { config } from 'zod';

/**
 * The schema library tries out whether it may compile code. Our content policy forbids that, and the browser reports each
 * attempt as a violation, even though the library goes on without. Must be imported before anything that makes a schema.
 */
config({ jitless: true });
