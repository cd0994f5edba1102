import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ageBandNames } from '#contract/common.ts';
import { supplyCategories } from '#contract/supply-suggestions.ts';
import { suggestedSupplies } from '#engine/supplies/catalog.ts';
import { draft } from '#engine/planner/build.ts';
import { allSubjects } from '#engine/themes/subjects.ts';
import { forms, formsFor } from './forms.ts';
import { formIds } from './form-ids.data.ts';

describe('forms', () => {
  it('are at least sixty, one for every name', () => {
    assert.ok(forms.length >= 60, String(forms.length));
    assert.deepEqual(forms.map((form) => form.id).sort(), formIds.map((form) => form.id).sort());
  });

  it('are plenty for every band', () => {
    for (const band of ageBandNames)
      assert.ok(formsFor(band).length >= 20, `${band}: ${formsFor(band).length}`);
  });

  it('each suit at least eight subjects, and every subject at least twenty forms', () => {
    for (const form of forms) assert.ok(allSubjects.filter(form.suits).length >= 8, form.id);
    for (const subject of allSubjects)
      assert.ok(forms.filter((form) => form.suits(subject)).length >= 20, subject.id);
  });

  it('are plenty for every category of supplies: each offered thing has its place in several', () => {
    const octopus = allSubjects.find((subject) => subject.id === 'owl');
    assert.ok(octopus);
    for (const category of supplyCategories) {
      const served = new Set<string>();
      for (const supply of suggestedSupplies(category)) {
        let places = 0;
        for (const form of forms.filter((one) => one.suits(octopus))) {
          const made = draft(form, octopus, {
            band: form.to,
            listed: [supply],
            unknown: [],
            palette: [],
            avoid: [],
            seed: 1,
          });
          if (made === null || made.used === 0) continue;
          places += 1;
          served.add(form.id);
        }
        assert.ok(places >= 3, `${supply.id}: ${places}`);
      }
      assert.ok(served.size >= 20, category);
    }
  });
});
