import { circleViolations } from './circle-rules.ts';
import { exportViolations } from './export-rules.ts';
import { formViolations } from './form-rules.ts';
import { packageViolations, proofViolations, rootViolations } from './root-rules.ts';
import { serverViolations } from './server-rules.ts';
import { edgesOf, placeOf, type Tree, type Violation } from './tree.ts';
import { webViolations } from './web-rules.ts';

/** A checker that reads nothing finds nothing: too few files is a failure of its own. */
function floorViolations(tree: Tree): Violation[] {
  return Object.entries(tree.rules.floor).flatMap(([root, floor]) => {
    const read = [...tree.files.keys()].filter((file) => placeOf(file)?.root === root).length;
    if (read >= floor) return [];
    return [
      { path: root, line: 1, message: `only ${read} files were read here, at least ${floor} must exist` },
    ];
  });
}

export function checkTree(tree: Tree): Violation[] {
  const edges = edgesOf(tree);
  return [
    ...floorViolations(tree),
    ...formViolations(tree),
    ...exportViolations(tree),
    ...circleViolations(edges),
    ...rootViolations(tree, edges),
    ...proofViolations(tree, edges),
    ...packageViolations(tree),
    ...serverViolations(tree, edges),
    ...webViolations(tree, edges),
  ];
}
