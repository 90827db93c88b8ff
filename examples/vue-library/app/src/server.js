import { StepCounter } from 'step-counter';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';

renderToString(createSSRApp(StepCounter)).then(console.log);
