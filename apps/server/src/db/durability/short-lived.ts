/**
 * Options of Node for programs that live for seconds. Optimising the embedded PostgreSQL while it runs costs 2 of the 5
 * seconds of processor time of a start and pays only later. The workers of the tests, the journeys and operators run it
 * optimised.
 */
export const shortLived = ['--liftoff-only'];
