import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { TabList, type TabPanelData } from './TabList.tsx';

export interface TabProps {
  label: string;
  /** Short name for the memory of choices; the label where absent. */
  value?: string;
  children?: ReactNode;
}

/** One panel of `Tabs`; it is rendered by its parent. */
export function Tab({ children }: TabProps) {
  return children;
}

export interface TabsProps {
  /** Tabs of one group are chosen together, over the whole site. */
  groupId?: string;
  label?: string;
  children?: ReactNode;
}

/** Panels of which one is shown at a time. */
export function Tabs({ groupId, label, children }: TabsProps) {
  const panels = Children.toArray(children)
    .filter((child): child is ReactElement<TabProps> => isValidElement(child))
    .map(({ props }): TabPanelData => ({
      label: props.label,
      value: props.value ?? props.label,
      content: props.children,
    }));
  return <TabList panels={panels} groupId={groupId} label={label} />;
}
