import { onPath } from '#tests/support/on-path.ts';
import { installSystemPackages } from '#tests/support/provision/system-packages.ts';

/** The Debian package of a program that is not called like it. */
const packages: Readonly<Record<string, string>> = {
  nginx: 'nginx-light',
  ip: 'iproute2',
  etcd: 'etcd-server',
  unshare: 'util-linux',
  setpriv: 'util-linux',
  'systemd-analyze': 'systemd',
};

/** Gets the programs that are missing from Debian's packages. */
export async function requireTools(...programs: string[]): Promise<void> {
  const missing = programs.filter((program) => onPath(program).length === 0);
  if (missing.length === 0) return;
  await installSystemPackages(...missing.map((program) => packages[program] ?? program)).catch(
    (error: Error) => {
      throw new Error(`These programs are needed here: ${missing.join(', ')} (${error.message}).`);
    },
  );
}
