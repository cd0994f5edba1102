import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface EngineModule {
  FS: { ErrnoError: new (errno: number) => Error };
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number }) => number };
    convertNodeCode(error: unknown): number;
  };
}

/**
 * The engine's file layer for Node without its gap: the stock one has no fsync at all, so a commit would survive a
 * killed process but not a power cut. This one syncs when PostgreSQL asks for it: once per commit.
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const initialised = await super.init(...args);
    const { emscriptenOpts } = initialised;
    const before = Array.isArray(emscriptenOpts.preRun)
      ? emscriptenOpts.preRun
      : [emscriptenOpts.preRun].filter((hook) => hook !== undefined);
    return {
      ...initialised,
      emscriptenOpts: { ...emscriptenOpts, preRun: [...before, addSync] },
    };
  }
}

function addSync(module: unknown): void {
  const engine = module as EngineModule;
  engine.NODEFS.stream_ops.fsync = (stream) => {
    try {
      if (stream.nfd !== undefined) fs.fdatasyncSync(stream.nfd);
    } catch (error) {
      throw new engine.FS.ErrnoError(engine.NODEFS.convertNodeCode(error));
    }
    return 0;
  };
}
