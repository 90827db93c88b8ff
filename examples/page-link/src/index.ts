import { parse } from 'node:path';
import { slug } from './slug';

export interface PageLink {
  href: string;
  label: string;
}

export function pageLink(file: string, label?: string): PageLink {
  const { name } = parse(file);
  return { href: `/${slug(name)}`, label: label ?? name };
}
