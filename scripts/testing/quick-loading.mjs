// Loaded with `--import` before tests, and by inheritance before the processes that they fork.
import module from 'node:module';
import { loadQuickly } from '../launcher/load-quickly.mjs';

loadQuickly();
// Otherwise written at the end only, while the processes that a test forks load the same files long before.
setTimeout(() => module.flushCompileCache(), 3_000).unref();
