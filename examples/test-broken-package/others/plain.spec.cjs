

throw new Error('plain.spec.cjs');
