import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { TabList, type TabPanelData } from './TabList.tsx';

export interface TabProps {
  label: string;
  /** Stored when selected; the label by default. */
  value?: string;
  children?: ReactNode;
}

/** A panel of `Tabs`, which renders it. */
export function Tab({ children }: TabProps) {
  return children;
}

export interface TabsProps {
  /** Tabs of the same group are selected together, on the whole site. */
  groupId?: string;
  label?: string;
  children?: ReactNode;
}

/** Panels, one of which is visible. */
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
