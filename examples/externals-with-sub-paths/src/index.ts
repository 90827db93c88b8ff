import { useState } from 'react';
import { jsx } from 'react/jsx-runtime';

export const tools = { useState, jsx };
