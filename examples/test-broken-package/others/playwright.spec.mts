import { test } from '@playwright/test';

throw new Error('playwright.spec.mts');
