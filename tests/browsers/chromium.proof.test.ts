import { findChromium } from '#tests/support/chromium.ts';
import { chromiumDriver } from './chromium-driver.ts';
import { walkIn } from './walk-tests.ts';

walkIn(chromiumDriver(await findChromium()));
