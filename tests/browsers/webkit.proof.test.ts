import { findWebkit } from '#tests/support/webkit.ts';
import { walkIn } from './walk-tests.ts';
import { webkitDriver } from './webkit-driver.ts';

walkIn(webkitDriver(await findWebkit()));
