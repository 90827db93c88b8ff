// Words as readers type them. cspell:disable
/** The same for Chinese: words of two or more characters. See en.ts. */
export const chineseSynonyms = `
三方: 第三
三方库: 第三 依赖
不打包: bundleless
不生效: 作用 效果
不见: 缺少
丢了: 缺少 没有
丢失: 缺少 没有
代码分割: chunk
代码拆分: chunk
代码提示: 类型 声明
低版本: 语法 浏览
体积: 分析 analyze
依赖外置: 外部 external
入口文件: 入口 entry
入门: 上手
全局变量: umd
共用: 共享
兼容: 语法
内存溢出: 内存 不足
分割: chunk
分包: chunk
分块: chunk
初始化: create 创建
删除: remove clean
别名: alias
剔除: 外部 remove
副作用: sideeffects
动态导入: chunk
区别: 选择
升级: upgrade
单元测试: 测试
单文件: bundle
单测: 测试
去掉: remove 移除
去除: remove 移除
参数: 选项
发包: 发布 publish
发布: publish
发布流程: 发布
发版: 发布
变慢: 加快
可视化: 分析
合并: bundle
名词: 术语
后缀: 扩展
命令行: cli
图标: svg
图片: 资源
垫片: shim shims
声明: dts
外置: 外部
外部依赖: external
外部化: 外部 external
外链: 外部
多个: several
多入口: 多个 入口
太大: 分析
太慢: 加快
失效: 缺少 作用
头部: banner
子包: monorepo
字体: 资源
定义: 声明
尾部: footer
工作区: monorepo
废弃: 移除
开头: banner
很慢: 加快
微前端: 联邦
快点: 加快
性能: 加快
慢了: 加快
懒加载: 动态
打包: bundle
打包体积: 分析
打包慢: 加快
打包速度: 加快
打进: 打包
拆包: chunk
挂载: 全局
按需加载: 不打 单独
按需导入: 不打 单独
按需引入: 不打 单独
排除: 外部
提速: 加快
摇树: shaking
摇树优化: shaking
教程: 上手
文件夹: 目录
文档: storybook
断点: sourcemap
新建: 创建
无打包: 不打 bundleless
无效: 作用 效果
旧浏览器: 语法
映射: sourcemap
智能提示: 类型 声明
更新: upgrade 升级
末尾: footer
构建慢: 加快
构建速度: 加快
没了: 缺少 没有
没效果: 作用
没用: 作用
注释: 许可 压缩 banner
混淆: 压缩
清掉: clean
清理: clean
清空: clean
清除: clean
源码映射: sourcemap
溢出: 不足
热更新: 监听 watch
热替换: 监听 watch
热重载: 监听 watch
版权: banner
监听: watch
第三方库: 第三 依赖
类型定义: 类型 声明
类型提示: 声明
类型文件: 声明
结尾: footer
缓存: cache
编译慢: 加快
缺失: 缺少
老浏览器: 语法
脚手架: 成器
解释: 术语
词汇: 术语
调试: sourcemap
路径: paths
路径别名: alias
转译: 语法
输出格式: 产物 格式
输出目录: output.distpath
输出结构: 产物 结构
迁移: migration
速度: 加快
配置项: 选项
重定向: redirect
降级: 语法
静态文件: 资源
非打包: 不打 bundleless
`;
