import { expect, test } from '@rstest/core';
import { dictionaries } from '../../i18n/index.ts';
import { createCards } from './createCards.ts';

const option = {
  name: 'lib.dts.bundle',
  href: '/config/lib/dts#dtsbundle',
  does: 'Puts types into one file',
  type: '`boolean`',
  default: '`false`',
  facts: ['- **Type:** `boolean`'],
  description: 'Long.',
  url: 'https://host.test/config/lib/dts#dtsbundle',
};

const nested = {
  name: 'lib.dts.bundle.x',
  href: option.href,
  does: option.does,
  since: '1.0',
  facts: [],
  description: '',
  url: option.url,
  isNested: true,
};

test('a card is found by its address, or by its name without a section', () => {
  const { labels, cards } = createCards([option, nested], dictionaries.zh);
  expect(labels).toEqual({
    type: '类型',
    default: '默认值',
    since: '引入版本',
  });
  expect(cards).toEqual({
    '/config/lib/dts#dtsbundle': {
      name: 'lib.dts.bundle',
      does: 'Puts types into one file',
      type: '`boolean`',
      default: '`false`',
    },
    'lib.dts.bundle.x': {
      name: 'lib.dts.bundle.x',
      does: 'Puts types into one file',
      since: '1.0',
    },
  });
});
