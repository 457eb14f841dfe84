import { compileElement, compileFilter, isOperators } from './match.ts';
import { field, isDoc, type Doc } from './values.ts';

type ElementTest = (element: unknown) => boolean;

/** The conditions a filter makes on the array at `path` or on fields of its elements. */
function elementTests(filter: Doc, path: string): ElementTest[] {
  return Object.entries(filter).flatMap(([key, condition]) => {
    if ((key === '$and' || key === '$or') && Array.isArray(condition))
      return condition.flatMap((part) => (isDoc(part) ? elementTests(part, path) : []));
    if (key.startsWith(`${path}.`)) {
      const matches = compileFilter({ [key.slice(path.length + 1)]: condition });
      return [(element: unknown) => isDoc(element) && matches(element)];
    }
    return key === path ? [wholeElementTest(condition)] : [];
  });
}

function wholeElementTest(condition: unknown): ElementTest {
  if (!isOperators(condition)) return compileElement({ $eq: condition });
  const inner = condition['$elemMatch'];
  return compileElement(isDoc(inner) ? inner : condition);
}

/** The element that `$` in an update stands for: the first one the filter matched; -1 if none. */
export function matchedIndex(filter: Doc, path: string, doc: Doc): number {
  let value: unknown = doc;
  for (const part of path.split('.')) value = isDoc(value) ? field(value, part) : undefined;
  if (!Array.isArray(value)) return -1;
  const tests = elementTests(filter, path);
  if (!tests.length) return -1;
  const all = value.findIndex((element) => tests.every((test) => test(element)));
  return all >= 0 ? all : value.findIndex((element) => tests.some((test) => test(element)));
}
