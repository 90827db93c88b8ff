

throw new Error('react.test.tsx');
