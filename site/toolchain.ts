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

const onRs = (name: string, desc: string, descEn: string): ToolEntry => {
  const host = `https://${name.toLowerCase()}.rs`;
  const logo = `/tools/${name.toLowerCase()}.svg`;
  return { name, desc, descEn, logo, url: `${host}/zh/`, urlEn: host };
};

/** The family, in its fixed order. */
const tools: ToolEntry[] = [
  onRs('Rspack', '打包工具', 'Bundler'),
  onRs('Rsbuild', '构建工具', 'Build tool'),
  onRs('Rspress', '静态站点生成器', 'Static site generator'),
  onRs('Rslib', '库构建工具', 'Library tool'),
  onRs('Rsdoctor', '构建分析工具', 'Build analyzer'),
  onRs('Rstest', '测试框架', 'Test framework'),
  onRs('Rslint', '代码检查工具', 'Linter'),
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
