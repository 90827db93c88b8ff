import core from '@rslib/core/package.json' with { type: 'json' };

const { engines, dependencies, peerDependencies } = core;
console.log({ engines, dependencies, peerDependencies });
