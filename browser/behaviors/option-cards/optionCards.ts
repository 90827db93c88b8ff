import { POPOVER_DELAY_MS } from '../../../shared/constants.ts';
import type { OptionCard, OptionCards } from '../../../shared/optionCards.ts';
import { adoptStyles } from '../../adoptStyles.ts';
import { closestOf, onPage } from '../../page.ts';
import css from './optionCards.css?inline';

const KEYS = 'figure code a';
/** Between a key and its card. */
const GAP_PX = 4;
/** Between a card and the sides of the page, as in its style. */
const EDGE_PX = 16;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

const card = document.createElement('div');
const loaded = new Map<string, Promise<OptionCards>>();
/** The key whose card is shown. */
let shown: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The reader pointed at a key, or moved the focus to it. */
export function point(link: HTMLAnchorElement): void {
  clearTimeout(timer);
  // A press that moves selects text, as elsewhere in the code.
  link.draggable = false;
  if (link === shown) return;
  const delay = link.matches(':focus-visible') ? 0 : POPOVER_DELAY_MS;
  timer = setTimeout(() => {
    open(link).catch(hide);
  }, delay);
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const { labels, cards } = await load(link);
  const { option = link.pathname + link.hash } = link.dataset;
  const facts = cards[option];
  hide();
  // Meanwhile the reader may have gone on.
  if (!facts || !link.matches(':hover, :focus-visible')) return;
  fill(facts, labels);
  document.body.append(card);
  card.showPopover();
  place(link);
  link.setAttribute('aria-describedby', card.id);
  shown = link;
}

function load({ pathname }: HTMLAnchorElement): Promise<OptionCards> {
  const address = pathname.replace(/(\/config\/).*/, '$1options.json');
  const loading =
    loaded.get(address) ??
    // The build writes it, and an error page isn't JSON.
    fetch(address).then(answer => answer.json() as Promise<OptionCards>);
  loaded.set(address, loading);
  // The next look tries again.
  loading.catch(() => loaded.delete(address));
  return loading;
}

function fill(facts: OptionCard, labels: OptionCards['labels']): void {
  const rows = (['type', 'default', 'since'] as const).flatMap(name => {
    const value = facts[name];
    return value === undefined
      ? []
      : [element('dt', labels[name]), element('dd', ...partsOf(value))];
  });
  card.replaceChildren(
    element('code', facts.name),
    element('p', ...partsOf(facts.does)),
    element('dl', ...rows),
  );
}

/** Below the key, or above it where there's no room: but never over its block's button. */
function place(link: HTMLAnchorElement): void {
  const key = link.getBoundingClientRect();
  const { offsetWidth, offsetHeight, style } = card;
  const below = key.bottom + GAP_PX;
  const above = key.top - GAP_PX - offsetHeight;
  const left = Math.min(
    key.left,
    // The window may be wider, by the place of a scrollbar.
    document.body.clientWidth - offsetWidth - EDGE_PX,
  );
  const copy = link.closest('figure')?.querySelector('[data-copy]');
  const button = copy?.getBoundingClientRect();
  const covers =
    button && above < button.bottom && left + offsetWidth > button.left;
  const isBelow = covers || below + offsetHeight <= innerHeight || above < 0;
  style.top = `${scrollY + (isBelow ? below : above)}px`;
  style.left = `${scrollX + Math.max(EDGE_PX, left)}px`;
}

function hide(): void {
  clearTimeout(timer);
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  card.remove();
}

/** The pointer or the focus left; the pointer may be on its way to the card. */
function leave({ target, type }: Event): void {
  // What the pointer and the focus leave is an element.
  const isOurs = target === shown || card.contains(target as Element);
  const stays = type === 'pointerout' && shown?.matches(':focus-visible');
  if (!isOurs || stays) return;
  clearTimeout(timer);
  timer = setTimeout(hide, POPOVER_DELAY_MS);
}

/** Arrow keys move in a block, which stays a single tab stop. */
function move(event: KeyboardEvent): void {
  const link = closestOf<HTMLAnchorElement>(event, KEYS);
  const step = STEPS[event.key];
  if (!link || step === undefined || event.ctrlKey || event.metaKey) return;
  if (event.altKey || event.shiftKey) return;
  const links = [
    ...(link.closest('figure') ?? document).querySelectorAll<HTMLElement>(KEYS),
  ];
  const last = links.length - 1;
  const index = links.indexOf(link) + step;
  const next = links[Math.min(last, Math.max(0, index))];
  // At an end, an arrow scrolls.
  if (!next || next === link) return;
  event.preventDefault();
  link.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** Text and code by turns. */
function partsOf(text: string): (string | Element)[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : element('code', part)));
}

function element(name: string, ...children: (string | Element)[]): Element {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

adoptStyles(css);
card.id = 'option-card';
card.role = 'tooltip';
card.popover = 'manual';
card.dataset.optionCard = '';
card.addEventListener('pointerover', () => clearTimeout(timer));
document.addEventListener('pointerout', leave);
document.addEventListener('focusout', leave);
document.addEventListener('keydown', event => {
  if (event.key === 'Escape') hide();
  else move(event);
});
document.addEventListener(
  'click',
  event => {
    const link = closestOf(event, KEYS);
    const selection = getSelection();
    const isSelected =
      selection?.isCollapsed === false &&
      link &&
      selection.containsNode(link, true);
    // The press selected text; a key has no place.
    if (isSelected && event.detail > 0) event.preventDefault();
  },
  true,
);
onPage(hide);
