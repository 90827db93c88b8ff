/**
 * What the comments of examples say in other languages. `docs:sync` puts these words
 * into the blocks that show our sources.
 */
export const comments: Readonly<
  Record<string, Readonly<Record<string, string>> | undefined>
> = {
  zh: {
    'After minification, which would move the comment.':
      '等压缩完再加，否则注释会被移走。',
    'Counts the words in a string.': '统计字符串里的单词数。',
    'Describes a length in meters.': '用文字描述以米为单位的长度。',
    'Fills the template of that name, a file in the folder templates.':
      '填充指定名称的模板，模板文件在 templates 目录里。',
    'Like a page: no modules and no require, only global variables.':
      '与网页一样：没有模块和 require，只有全局变量。',
    'Like an old browser: it does not have the method at().':
      '模拟旧浏览器：没有 at() 方法。',
    'Lists the files in two directories, with the names that each file exports.':
      '列出两个目录里的文件，以及每个文件导出的名称。',
    'Runs the file as a script tag does: without module, exports and require.':
      '与 script 标签一样运行文件：没有 module、exports 和 require。',
    'Saves a report, one entry per line.': '保存报告，每行一条。',
    'Seconds as a clock.': '把秒数换算成分和秒。',
    'The page adds the method before it calls the library.':
      '页面先补上这个方法，再调用库。',
    'Writes seconds as a clock does.': '把秒数换算成分和秒。',
  },
};
