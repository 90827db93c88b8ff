'use client';

import { useState } from 'react';

export const useCounter = () => useState(0);
