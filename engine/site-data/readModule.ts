import { parseJson } from '../../shared/parseJson.ts';
/** The form in which the engine writes its modules of data. */
const MODULE_FORM = /^export default (\{[\s\S]*\});?\s*$/;

/**
 * Reads one of the engine's data modules, which must have the keys that islands read.
 */
export function readModule(code: string, ...keys: string[]): object {
  const source = MODULE_FORM.exec(code)?.[1];
  const data = source ? parseJson<object>(source) : {};
  const missing = keys.find(key => !Object.hasOwn(data, key));
  if (source && !missing) return data;
  throw new Error(
    `[site-data] The engine no longer writes its data ${source ? `with \`${missing}\`` : 'as `export default {…}`'}, ` +
      'so islands would lack it, or bring the sidebars of the whole site. ' +
      'Adapt engine/site-data and browser/islands/engineRuntime.ts to the new form.',
  );
}
