import { parameters } from '../modules/auth/passwords/password-hash.ts';

// The passwords of integration tests guard nothing, and hashing them took a third of the time of starting a test app.
// password-hash.test.ts checks the parameters that everybody else gets.
Object.assign(parameters, { memoryCost: 8, timeCost: 1 });
