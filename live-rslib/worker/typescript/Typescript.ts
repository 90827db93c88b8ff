type CompilerOptions = Readonly<Record<string, unknown>>;

interface Program {
  getSourceFiles: () => readonly { fileName: string }[];
}

interface CompilerHost {
  getSourceFile: (file: string, ...rest: unknown[]) => unknown;
}

/** What TypeScript asks of where it runs. */
export interface System {
  readonly args: string[];
  readonly newLine: string;
  readonly useCaseSensitiveFileNames: boolean;
  write: (text: string) => void;
  readFile: (file: string) => string | undefined;
  writeFile: (file: string, text: string) => void;
  resolvePath: (file: string) => string;
  fileExists: (file: string) => boolean;
  directoryExists: (folder: string) => boolean;
  createDirectory: (folder: string) => void;
  getExecutingFilePath: () => string;
  getCurrentDirectory: () => string;
  getDirectories: (folder: string) => string[];
  readDirectory: (
    folder: string,
    ends?: readonly string[],
    excludes?: readonly string[],
    includes?: readonly string[],
    depth?: number,
  ) => string[];
  realpath: (file: string) => string;
  exit: () => void;
}

/** What we call ourselves; Rslib's plugin for declarations has all of it. */
export interface Typescript {
  setSys: (system: System) => void;
  matchFiles: (
    folder: string,
    ends: readonly string[] | undefined,
    excludes: readonly string[] | undefined,
    includes: readonly string[] | undefined,
    isCaseSensitive: boolean,
    workingFolder: string,
    depth: number | undefined,
    list: (folder: string) => { files: string[]; directories: string[] },
    realpath: (file: string) => string,
  ) => string[];
  parseJsonConfigFileContent: (...given: unknown[]) => {
    options: CompilerOptions;
  };
  createCompilerHost: (options: CompilerOptions) => CompilerHost;
  getPreEmitDiagnostics: (program: Program, file?: object) => unknown[];
  formatDiagnosticsWithColorAndContext: (...given: unknown[]) => string;
  ModuleKind: { ESNext: number; Node16: number; NodeNext: number };
  ModuleResolutionKind: { Bundler: number };
  ScriptTarget: { ESNext: number };
}
