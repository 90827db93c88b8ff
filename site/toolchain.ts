/** A related tool as the popover lists it. */
export interface ToolEntry {
  name: string;
  /** What it is, in Chinese and in English. */
  desc: string;
  descEn: string;
  /** Logo in content/public; a transparent pixel if there's none. */
  logo: string;
  logoScale?: number;
  url: string;
  /** Its English URL, if it differs. */
  urlEn?: string;
}

export interface ToolGroup {
  title: string;
  titleEn: string;
  links: ToolEntry[];
}

/** A card in the landing block. */
export interface LandingCard {
  name: string;
  desc: string;
  logo: string;
  url: string;
  urlText: string;
}

const onRs = (host: string) => ({ url: `${host}/zh/`, urlEn: host });

/** The family, in its fixed order. */
const tools: ToolEntry[] = [
  {
    name: 'Rspack',
    desc: '打包工具',
    descEn: 'Bundler',
    logo: '/tools/rspack.svg',
    ...onRs('https://rspack.rs'),
  },
  {
    name: 'Rsbuild',
    desc: '构建工具',
    descEn: 'Build tool',
    logo: '/tools/rsbuild.svg',
    ...onRs('https://rsbuild.rs'),
  },
  {
    name: 'Rspress',
    desc: '静态站点生成器',
    descEn: 'Static site generator',
    logo: '/tools/rspress.svg',
    ...onRs('https://rspress.rs'),
  },
  {
    name: 'Rslib',
    desc: '库构建工具',
    descEn: 'Library tool',
    logo: '/tools/rslib.svg',
    ...onRs('https://rslib.rs'),
  },
  {
    name: 'Rsdoctor',
    desc: '构建分析工具',
    descEn: 'Build analyzer',
    logo: '/tools/rsdoctor.svg',
    ...onRs('https://rsdoctor.rs'),
  },
  {
    name: 'Rstest',
    desc: '测试框架',
    descEn: 'Test framework',
    logo: '/tools/rstest.svg',
    ...onRs('https://rstest.rs'),
  },
  {
    name: 'Rslint',
    desc: '代码检查工具',
    descEn: 'Linter',
    logo: '/tools/rslint.svg',
    ...onRs('https://rslint.rs'),
  },
  {
    name: 'Awesome Rstack',
    desc: '生态索引',
    descEn: 'Ecosystem index',
    logo: '/tools/awesome-rstack.svg',
    url: 'https://github.com/web-infra-dev/awesome-rstack',
  },
];

const MAX_LANDING_CARDS = 7;

/** What the theme shows of the family, as part of its configuration. */
export const toolchainConfig: {
  toolchain: ToolGroup[];
  landingTools: ToolEntry[];
} = {
  toolchain: [{ title: 'Rstack 工具链', titleEn: 'Rstack', links: tools }],
  landingTools: tools.slice(0, MAX_LANDING_CARDS),
};
