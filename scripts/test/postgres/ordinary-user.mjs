import { readFileSync } from 'node:fs';

/** PostgreSQL refuses to run as root: whom to run it as instead. Undefined when we are an ordinary user already. */
export function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find((fields) => fields[0] === name))
    .find(Boolean);
  return account ? { uid: Number(account[2]), gid: Number(account[3]) } : { uid: 65534, gid: 65534 };
}
