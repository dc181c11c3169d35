import { parameters } from '../modules/auth/passwords/password-hash.ts';
import { difficulty } from '../platform/limits/proof-of-work.ts';

// The passwords and limits of integration tests guard nothing. Hashing took a third of the time of starting a test app,
// and solving challenges nearly all of the tests about them. password-hash.test.ts and proof-of-work.test.ts hold what
// everybody else gets.
Object.assign(parameters, { memoryCost: 8, timeCost: 1 });
Object.assign(difficulty, { cost: 50 });
