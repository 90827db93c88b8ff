import type { Typescript } from './Typescript.ts';

// Colors of a terminal.
// eslint-disable-next-line no-control-regex
const COLOR = /\u001B\[\d+m/g;

const isPackage = (file: string) => file.includes('/node_modules/');

/**
 * TypeScript as Rslib's plugin for declarations gets it: with the defaults of TypeScript
 * 7, which readers have, and with packages parsed once
 * and not checked.
 */
export function adaptTypescript(ts: Typescript): Typescript {
  const { ModuleKind, ModuleResolutionKind, ScriptTarget } = ts;
  let parsed = new Map<string, unknown>();
  let parsedFor = '';
  return {
    ...ts,
    parseJsonConfigFileContent(...given) {
      const config = ts.parseJsonConfigFileContent(...given);
      const module = Number(config.options['module'] ?? ModuleKind.ESNext);
      const isNode =
        module >= ModuleKind.Node16 && module <= ModuleKind.NodeNext;
      const options = {
        strict: true,
        types: [],
        target: ScriptTarget.ESNext,
        module,
        ...(!isNode && { moduleResolution: ModuleResolutionKind.Bundler }),
        esModuleInterop: true,
        noUncheckedSideEffectImports: true,
        ...config.options,
      };
      return { ...config, options };
    },
    createCompilerHost(options) {
      const host = ts.createCompilerHost(options);
      const key = JSON.stringify(options);
      if (key !== parsedFor) parsed = new Map();
      parsedFor = key;
      return {
        ...host,
        getSourceFile(file, ...rest) {
          if (!isPackage(file)) return host.getSourceFile(file, ...rest);
          const known = parsed.get(file) ?? host.getSourceFile(file, ...rest);
          parsed.set(file, known);
          return known;
        },
      };
    },
    getPreEmitDiagnostics: program =>
      program
        .getSourceFiles()
        .filter(({ fileName }) => !isPackage(fileName))
        .flatMap(file => ts.getPreEmitDiagnostics(program, file)),
    formatDiagnosticsWithColorAndContext: (...given) =>
      ts.formatDiagnosticsWithColorAndContext(...given).replaceAll(COLOR, ''),
  };
}
