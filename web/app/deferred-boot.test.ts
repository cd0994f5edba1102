import assert from 'node:assert/strict';
import test from 'node:test';
import { Script } from 'node:vm';
import { deferredBootScript, themeScript } from './deferred-boot.ts';

test('the boot script is script that parses, and names the entry', () => {
  const script = deferredBootScript('/assets/main-abc.js');
  assert.match(script, /import\("\/assets\/main-abc\.js"\)/);
  assert.doesNotThrow(() => new Script(script));
  assert.doesNotThrow(() => new Script(themeScript));
});

test('an address cannot end the script element', () => {
  assert.doesNotMatch(deferredBootScript('/a</script>'), /<\/script>/);
});
