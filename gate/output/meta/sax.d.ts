// The package has no types; these are the parts that gate/output/meta uses.
declare module 'sax' {
  interface Tag {
    name: string;
    attributes: Record<string, string>;
  }
  interface Parser {
    onopentag: (tag: Tag) => void;
    onclosetag: (name: string) => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    onerror: (error: Error) => void;
    write(text: string): Parser;
    close(): Parser;
  }
  const sax: { parser: (strict: boolean) => Parser };
  export default sax;
}
