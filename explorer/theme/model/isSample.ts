import type { Sample } from '../../shared/Sample.ts';

type Unknown = Record<string, unknown>;

/**
 * Whether loaded data is what the build wrote for this sample: it came over the
 * network and may be cut off, of another release, or something else altogether.
 */
export function isSample(data: unknown, id: string): data is Sample {
  if (!isObject(data) || data['format'] !== 1 || data['id'] !== id)
    return false;
  const {
    axes,
    rules,
    sources,
    texts,
    trees,
    messages,
    js,
    dts,
    loads,
    tools,
  } = data;
  return (
    isList(axes, isAxis) &&
    isList(rules, isRule) &&
    isTable(sources, isText) &&
    isTable(tools, isText) &&
    isList(texts, isText) &&
    isList(messages, isText) &&
    isList(trees, tree => isTable(tree, isBelow(texts.length))) &&
    isList(js, isPlace) &&
    isObject(dts) &&
    isList(dts['axes'], isText) &&
    isList(dts['trees'], isPlace) &&
    isObject(loads) &&
    isList(loads['runs'], Number.isInteger) &&
    isList(loads['outcomes'], isObject)
  );

  function isPlace(value: unknown): boolean {
    // `as` is safe: both were found to be lists above.
    const [all, refused] = [trees as unknown[], messages as unknown[]];
    return (
      isBelow(all.length)(value) ||
      (typeof value === 'number' && isBelow(refused.length)(-1 - value))
    );
  }
}

function isAxis(axis: unknown): boolean {
  return (
    isObject(axis) &&
    [axis['id'], axis['option'], axis['default']].every(isText) &&
    // A page of this site.
    /^\/[\w/#-]*$/.test(String(axis['reference'])) &&
    isList(
      axis['values'],
      value => isObject(value) && isText(value['id']) && isText(value['label']),
    )
  );
}

function isRule(rule: unknown): boolean {
  return isObject(rule) && isTable(rule['when'], when => isList(when, isText));
}

function isBelow(limit: number): (value: unknown) => boolean {
  return value =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < limit;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(
  value: unknown,
  isItem: (item: unknown) => boolean,
): value is unknown[] {
  return Array.isArray(value) && value.every(isItem);
}

function isTable(
  value: unknown,
  isItem: (item: unknown) => boolean,
): value is Unknown {
  return isObject(value) && Object.values(value).every(isItem);
}
