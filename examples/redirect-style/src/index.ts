import '@/styles/badge.css';
import panel from '@/styles/panel.module.css';

export const panelClass = panel.box;
