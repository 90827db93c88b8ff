import { StepCounter } from 'step-counter';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';

console.log(await renderToString(createSSRApp(StepCounter, { step: 2 })));
