import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The program that Debian asks before a package starts its service; exit code 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d';
const MARK = '# Made by Vesper for one installation.';

/**
 * Runs an installation during which no package of Debian starts its service: the product runs a
 * Redis of its own, and a second one would listen on this machine unasked. The policy of an
 * administrator is left as it is.
 * @template T
 * @param {() => T} install
 */
export function withoutServices(install, policy = POLICY) {
  const isTaken = existsSync(policy) && !readFileSync(policy, 'utf8').includes(MARK);
  if (isTaken) return install();
  // Should this process be killed on the way, the file that it leaves forbids nothing.
  const script = `#!/bin/sh\n${MARK}\nkill -0 ${process.pid} 2>/dev/null && exit 101\nexit 0\n`;
  writeFileSync(policy, script, { mode: 0o755 });
  try {
    return install();
  } finally {
    rmSync(policy);
  }
}
