import { ageBandNames } from '#contract/common.ts';
import { formsFor } from '#engine/forms/forms.ts';
import { draft } from '#engine/planner/build.ts';
import { fiftyLists } from '#engine/planner/fifty-lists.data.ts';
import { writePlan } from '#engine/planner/write.ts';
import { understandSupplies } from '#engine/supplies/understand.ts';
import { allSubjects } from '#engine/themes/subjects.ts';

const shelves = fiftyLists.map((list) =>
  understandSupplies(list).flatMap((item) => (item.kind === 'known' ? [item.supply] : [])),
);

/** The steps of every kind of craft on every subject for every age, each made of what another family has. */
export function* everyEngineStep(): Generator<string> {
  let seed = 0;
  for (const band of ageBandNames) {
    for (const form of formsFor(band)) {
      for (const subject of allSubjects.filter(form.suits)) {
        seed += 1;
        const listed = shelves[seed % shelves.length] ?? [];
        const made = draft(form, subject, { band, listed, unknown: [], palette: [], avoid: [], seed });
        if (!made) continue;
        const telling = { theme: subject.theme, seed, aside: '', leftOver: [], tooYoung: [] };
        for (const { text } of writePlan(made, telling).steps) yield text;
      }
    }
  }
}
