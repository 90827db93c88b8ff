

throw new Error('helper.test.util.ts');
