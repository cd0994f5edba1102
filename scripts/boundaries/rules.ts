/** The source roots, and which other roots each may import at all. Finer rules follow below. */
export const ROOTS = ['contract', 'engine', 'server', 'web', 'tests', 'scripts', 'bench'] as const;
export type Root = (typeof ROOTS)[number];

export interface Rules {
  readonly roots: Readonly<Record<Root, readonly Root[]>>;
  /** Packages a root may import; a trailing `/` or `:` allows everything below. Absent: every production dependency. */
  readonly packages: Partial<Readonly<Record<Root, readonly string[]>>>;
  /** Files that may be imported although their root may not: importer root -> files. */
  readonly agreedFaces: Partial<Readonly<Record<Root, readonly string[]>>>;
  /** file that makes a proof -> the only files that may, by how their paths end. Its types are free to all. */
  readonly proofs: Readonly<Record<string, readonly string[]>>;
  readonly server: ServerRules;
  /** Folders of web/ that every feature may use and that know no feature themselves. */
  readonly webShared: readonly string[];
  /** The folder of web/ that composes features, with the entry files beside it. */
  readonly webComposer: string;
  readonly mayReadEnvironment: readonly string[];
  /** The only files that may consist of re-exports. */
  readonly mayReExport: readonly string[];
  /** Where what is exported serves something beside these roots: the bundler, a tool, a program by its path. */
  readonly takenFromOutside: readonly string[];
  readonly bannedNames: readonly string[];
  /** Fewer files than this in a root means that the reader is broken, not that the tree is clean. */
  readonly floor: Partial<Readonly<Record<Root, number>>>;
}

interface ServerRules {
  readonly platform: string;
  /** The folder that wires the features together, as the files beside it do; nothing below may import it. */
  readonly composer: string;
  /** Files beside the features that every feature may import. */
  readonly shared: readonly string[];
  /** Bottom to top. A file plays a role when it is named after it: `store.ts` or `session-store.ts`. */
  readonly layers: readonly string[];
  /** Packages that only these roles (and the platform) may import, so that no other file can go around them. */
  readonly layerPackages: Readonly<Record<string, readonly string[]>>;
  /** feature -> features whose service it may use. Must have no cycle. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
}

export const rules: Rules = {
  roots: {
    contract: [],
    engine: ['contract'],
    server: ['contract', 'engine'],
    web: ['contract'],
    tests: ['contract', 'engine', 'server', 'web', 'scripts'],
    scripts: ['contract', 'engine', 'server', 'web', 'tests', 'bench'],
    bench: ['contract', 'engine', 'server', 'web', 'tests', 'scripts'],
  },
  packages: {
    contract: ['zod', 'zod/'],
    engine: [],
  },
  agreedFaces: {
    server: ['web/render-face.ts', 'web/app/deferred-boot.ts'],
    web: [],
  },
  proofs: {
    'engine/safety/shown.ts': ['safety/judge.ts'],
    'server/platform/authorized.ts': ['policy.ts'],
    'server/platform/settled.ts': [
      'credits/service.ts',
      'generation/payment/offer-service.ts',
      'generation/house-craft-service.ts',
      'generation/from-file/service.ts',
    ],
  },
  server: {
    platform: 'platform',
    composer: 'compose',
    shared: ['config.ts', 'settings.ts', 'sign-in-settings.ts', 'trace-settings.ts'],
    layers: ['tables', 'store', 'service', 'routes'],
    layerPackages: { 'drizzle-orm': ['tables', 'store'], pg: [] },
    uses: {
      account: ['images'],
      audit: [],
      activities: ['account'],
      credits: ['account'],
      operator: ['account'],
      backup: ['audit', 'operator'],
      branding: ['audit', 'images'],
      notifications: ['account'],
      supplies: ['account'],
      crafts: ['account', 'activities', 'supplies', 'notifications'],
      community: ['account', 'activities', 'audit', 'crafts', 'supplies', 'notifications'],
      contact: ['audit'],
      payments: ['account', 'activities', 'audit', 'credits', 'notifications'],
      generation: ['activities', 'audit', 'credits', 'crafts', 'images', 'notifications', 'supplies'],
      print: ['crafts', 'images'],
      webhooks: ['account', 'crafts'],
      operations: ['audit', 'doctor'],
      admin: [
        'account',
        'activities',
        'audit',
        'community',
        'crafts',
        'credits',
        'notifications',
        'payments',
      ],
    },
  },
  webShared: ['ui', 'lib'],
  webComposer: 'app',
  mayReadEnvironment: ['server/config.ts'],
  mayReExport: ['server/schema.ts'],
  takenFromOutside: [
    'web/entry-server.tsx',
    'web/ui/illustrations/',
    'web/ui/lucide-icon.tsx',
    'scripts/testing/line-reporter.ts',
  ],
  bannedNames: ['utils', 'util', 'helpers', 'helper', 'misc', 'index'],
  floor: { contract: 10, engine: 50, server: 100, web: 90, scripts: 25, tests: 15, bench: 10 },
};
