rules = Rules
see-rule = Rule { $rule }
