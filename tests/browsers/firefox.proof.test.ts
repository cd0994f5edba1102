import { findFirefox } from '#tests/support/firefox.ts';
import { firefoxDriver } from './firefox-driver.ts';
import { walkIn } from './walk-tests.ts';

const { executablePath } = await findFirefox();
walkIn(firefoxDriver(executablePath));
